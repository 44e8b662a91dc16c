type Matrix = number[][];

export interface Estimate {
  coefficients: number[];
  /** Their covariance, which also holds where the outcomes of some rows scatter more than of others. */
  covariance: Matrix;
}

/**
 * Ordinary least squares of `outcomes` on the columns of `rows`, with the covariance HC3 (MacKinnon and
 * White 1985). Null when a column is a combination of others, or there are too few rows.
 */
export function fitLeastSquares(rows: Matrix, outcomes: readonly number[]): Estimate | null {
  const size = rows[0]?.length ?? 0;
  if (rows.length <= size) return null;
  const inverse = invert(sumOuter(rows, () => 1, size));
  if (!inverse) return null;
  const moments = sumRows(rows, (position) => outcomes[position] ?? 0, size);
  const coefficients = multiply(inverse, moments);
  const errors = rows.map((row, position) => {
    const residual = (outcomes[position] ?? 0) - dot(row, coefficients);
    // A row that pulls the line to itself hides its error: its leverage says how much.
    return residual / (1 - dot(row, multiply(inverse, row)));
  });
  const scatter = sumOuter(rows, (position) => (errors[position] ?? 0) ** 2, size);
  const half = inverse.map((row) => multiply(scatter, row));
  const covariance = half.map((row) => multiply(inverse, row));
  return { coefficients, covariance };
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, position) => sum + value * (other[position] ?? 0), 0);

const multiply = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map((row) => dot(row, vector));

/** The variance of the sum of weighted coefficients. */
export const weightedVariance = (covariance: Matrix, weights: readonly number[]): number =>
  dot(multiply(covariance, weights), weights);

/** The covariance of two such sums. */
export const weightedCovariance = (
  covariance: Matrix,
  one: readonly number[],
  other: readonly number[],
): number => dot(multiply(covariance, one), other);

function sumRows(rows: Matrix, weightAt: (position: number) => number, size: number): number[] {
  const sums = Array.from({ length: size }, () => 0);
  rows.forEach((row, position) => {
    const weight = weightAt(position);
    row.forEach((value, column) => (sums[column] = (sums[column] ?? 0) + weight * value));
  });
  return sums;
}

function sumOuter(rows: Matrix, weightAt: (position: number) => number, size: number): Matrix {
  return Array.from({ length: size }, (_, column) =>
    sumRows(rows, (position) => weightAt(position) * (rows[position]?.[column] ?? 0), size),
  );
}

/** By Gauss and Jordan with pivots; null for a matrix without an inverse. */
function invert(matrix: Matrix): Matrix | null {
  const size = matrix.length;
  const work = matrix.map((row, at) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => Number(column === at)),
  ]);
  for (let at = 0; at < size; at += 1) {
    const pivot = pickPivot(work, at);
    const row = work[pivot];
    const scale = row?.[at] ?? 0;
    if (!row || Math.abs(scale) < 1e-9 * Math.abs(matrix[pivot]?.[pivot] ?? 1)) return null;
    work[pivot] = work[at] ?? [];
    work[at] = row.map((value) => value / scale);
    for (let other = 0; other < size; other += 1) {
      const factor = other === at ? 0 : (work[other]?.[at] ?? 0);
      if (factor === 0) continue;
      work[other] = (work[other] ?? []).map(
        (value, column) => value - factor * (work[at]?.[column] ?? 0),
      );
    }
  }
  return work.map((row) => row.slice(size));
}

/** The row, from this one on, whose value in this column is the largest. */
function pickPivot(work: Matrix, column: number): number {
  let pivot = column;
  for (let row = column; row < work.length; row += 1) {
    if (Math.abs(work[row]?.[column] ?? 0) > Math.abs(work[pivot]?.[column] ?? 0)) pivot = row;
  }
  return pivot;
}
