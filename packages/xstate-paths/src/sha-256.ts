import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns the SHA-256 of a text in hex, at once and also in browsers, where `node:crypto` is missing
 * and Web Crypto is asynchronous.
 */
export const sha256 = (text: string): string => bytesToHex(hash(utf8ToBytes(text)));
