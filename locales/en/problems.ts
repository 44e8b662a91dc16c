// The specification fixes the next two word for word; a test compares them.
export const notFound = 'Not Found';
export const somethingWentWrong = 'Something went wrong!';

// Why a request failed, as whole sentences; other text may follow.
export const unreachable = 'RoomieRadar does not answer. Check your connection.';
export const offline = 'You are offline. Connect to the internet, then try again.';
export const serverTrouble = 'RoomieRadar is having trouble. Try again in a minute.';
export const unexpected = 'Something unexpected happened. Try again.';
/** `status` is a number of HTTP, such as 418. */
export const answered = ({ status }: { status: string }) => `The server answered ${status}`;
