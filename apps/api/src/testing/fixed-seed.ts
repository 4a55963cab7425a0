import fc from 'fast-check'
import { seed } from './chance.ts'

// Setup file of vitest: random walks take the same ways in every run, so that a failure comes from the change that is tested.
fc.configureGlobal({ seed })
