// The specification fixes these word for word; a test compares them with contract/messages.ts.
export const notFound = 'Not Found';
export const somethingWentWrong = 'Something went wrong!';
