import { type Identity, IdentityFailed } from './journey.ts'

const refuse = () => Promise.reject(new IdentityFailed('sign-in with Google is off: there is no IDENTITY_ISSUER'))

/** Without an issuer: nobody signs in with Google. */
export const noIdentity: Identity = { start: refuse, finish: refuse, probe: refuse, mount() {} }
