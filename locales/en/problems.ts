// The specification fixes the next two word for word; a test compares them with contract/messages.ts.
export const notFound = 'Not Found';
export const somethingWentWrong = 'Something went wrong!';

// Why a request failed, as whole sentences; other text may follow.
export const unreachable = 'RoomieRadar does not answer. Check your connection.';
export const serverTrouble = 'RoomieRadar has trouble at the moment. Try again in a minute.';
export const unexpected = 'Something unexpected happened. Try again.';
/** `status` is a number of HTTP, such as 418. */
export const answered = ({ status }: { status: string }) => `The server answered ${status}`;
