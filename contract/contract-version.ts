/**
 * The header in which pages of the app say by which contract they were made. What another contract
 * refuses of their calls is answered `page_outdated`; without the header, as the contract says.
 */
export const contractVersionHeader = 'Contract-Version';

/** The name of the meta element that tells the app which contract it was made by. */
export const contractVersionMark = 'contract-version';
