import { buildWeb } from './setup.mjs'

buildWeb()
