/**
 * For `compilerOptions.isCustomElement` of Vue's compiler: leaves the elements of RoomieRadar to the
 * browser.
 */
export const isRoomieElement = (tag: string): boolean => tag.startsWith('roomie-');
