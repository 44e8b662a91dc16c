/**
 * The name in local storage of what a visitor marked; other tabs hear of changes by it. Apart from
 * what reads and writes it, which only visitors with marks load.
 */
export const visitorMarksKey = 'visitor_marks';
