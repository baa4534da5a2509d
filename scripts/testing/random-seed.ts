import fc from 'fast-check'

// What is random in a test is the same on every run, so that a change alone decides whether the tests pass. Others are
// tried with FUZZ_SEED set to a number or to 'random'; a failure prints its seed.
const requested = process.env.FUZZ_SEED ?? '1'
fc.configureGlobal({ seed: requested === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(requested) })
