/** PostgreSQL's channel on which the senders of mail hear that there is one. */
export const mailChannel = 'mail';
