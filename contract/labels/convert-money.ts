// This is not in money.ts, because no first load converts anything.
/** An amount in another currency, of which a unit is worth `worth`: whole, as it is shown. */
export const convertMoney = (amount: number, worth: number): number =>
  Math.floor(amount * worth + 0.5);
