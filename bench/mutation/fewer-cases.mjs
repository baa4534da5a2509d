// A test of random cases runs again for every change: it takes the first of them, and no time to find a smaller one that fails.
import { configureGlobal, readConfigureGlobal } from 'fast-check'

configureGlobal({ ...readConfigureGlobal(), interruptAfterTimeLimit: 300, endOnFailure: true })
