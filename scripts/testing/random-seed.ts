import fc from 'fast-check'

// What is random in a test is the same on every run, so that a change alone decides whether the tests pass. Others are
// tried with FUZZ_SEED set to a number or to 'random'; a failure prints its seed. Tests that say nothing of how many
// cases they try take as many as FUZZ_RUNS asks for: `npm run bench -- laws` asks for thousands.
const requested = process.env.FUZZ_SEED ?? '1'
fc.configureGlobal({
  seed: requested === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(requested),
  numRuns: Number(process.env.FUZZ_RUNS ?? 80),
})
