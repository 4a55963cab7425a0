// The whole marketplace lives through some months, and what has to hold is checked each day: `npm run simulate -- --days 60 --seed 7`.
import { install, serve } from './setup.mjs'

install()
serve('scripts/simulation/simulate.ts', [], {}, process.argv.slice(2))
