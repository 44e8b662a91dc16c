/** The time zone of this device. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
