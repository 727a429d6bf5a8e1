/**
 * In development React keeps for each element the calls that led to it, a third of all work here: tests make elements as
 * production does. All else is React as developed with, which tests need for `act`.
 */
const vorher = process.env['NODE_ENV'];
process.env['NODE_ENV'] = 'production';
await import('react/jsx-runtime');
process.env['NODE_ENV'] = vorher;

export {};
