/** The fractional parts of the cube roots of the first 64 primes, as FIPS 180-4 lists them. */
const constants = fractions(64, Math.cbrt);
/** The fractional parts of the square roots of the first 8 primes. */
const initialHash = fractions(8, Math.sqrt);

/**
 * Returns the SHA-256 of a text in hex. Written here because it is needed at once and in browsers,
 * where the core of this package also runs: `node:crypto` is not there, and Web Crypto is asynchronous.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  const bits = bytes.length * 8;
  view.setUint32(padded.length - 8, Math.floor(bits / 2 ** 32));
  view.setUint32(padded.length - 4, bits >>> 0);

  const hash = Int32Array.from(initialHash);
  const schedule = new Int32Array(64);
  for (let block = 0; block < blocks; block += 1) {
    for (let index = 0; index < 16; index += 1) {
      schedule[index] = view.getInt32(block * 64 + index * 4);
    }
    addBlock(hash, schedule);
  }
  return Array.from(hash, (part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Mixes a block, which is in the first 16 places of the schedule, into the hash. */
function addBlock(hash: Int32Array, schedule: Int32Array): void {
  for (let index = 16; index < 64; index += 1) {
    const near = schedule[index - 2] as number;
    const far = schedule[index - 15] as number;
    schedule[index] =
      (schedule[index - 16] as number) +
      (rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)) +
      (schedule[index - 7] as number) +
      (rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10));
  }
  // One by one, because swapping them by destructuring takes ten times as long.
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let index = 0; index < 64; index += 1) {
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const next =
      (h + mixed + choice + (constants[index] as number) + (schedule[index] as number)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sum = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + next) | 0;
    d = c;
    c = b;
    b = a;
    a = (next + sum) | 0;
  }
  for (const [index, part] of [a, b, c, d, e, f, g, h].entries()) {
    hash[index] = (hash[index] as number) + part;
  }
}

const rotate = (value: number, by: number) => (value >>> by) | (value << (32 - by));

/** The first 32 bits of the fractional part of a root, for each of the first primes. */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return Int32Array.from(primes, (prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}
