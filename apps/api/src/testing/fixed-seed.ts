import fc from 'fast-check'

// Setup file of vitest: random walks take the same ways in every run, so that a failure comes from the change that is tested.
// FAREEQ_SEED=random takes others, and a number those of a run that failed.
const seed = process.env['FAREEQ_SEED'] ?? '1'
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
