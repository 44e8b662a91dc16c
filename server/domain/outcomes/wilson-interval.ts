export interface Interval {
  low: number;
  high: number;
}

/** So many standard errors on each side make an interval of 95 %. */
export const normalQuantile = 1.959964;

/**
 * The interval of 95 % of a share by Wilson's score method, which also holds for few counts and for
 * shares of none or all (Wilson 1927; Brown, Cai and DasGupta 2001).
 */
export function wilsonInterval(count: number, all: number): Interval {
  const z2 = normalQuantile ** 2;
  const share = count / all;
  const center = (share + z2 / (2 * all)) / (1 + z2 / all);
  const spread =
    (normalQuantile / (1 + z2 / all)) *
    Math.sqrt((share * (1 - share)) / all + z2 / (4 * all * all));
  return { low: Math.max(0, center - spread), high: Math.min(1, center + spread) };
}
