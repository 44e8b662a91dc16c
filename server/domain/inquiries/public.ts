/** What other subjects may use of inquiries. */
export { waitingInquiries } from './read-inquiries.ts';
