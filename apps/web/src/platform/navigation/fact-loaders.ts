import type { Checks, FactName, Profile, SignedIn } from '@fareeq/domain/navigation/facts.ts'

export type FactQuery = { user: SignedIn | null; about: string | undefined }
/** Loaders of the facts that the guards need. A loader never throws: a failed call is a value. */
export type FactLoaders = {
  [Name in FactName]: (query: FactQuery) => Promise<Name extends keyof Checks ? Checks[Name] : Profile | 'failed'>
}

let load = (): Promise<FactLoaders> => Promise.reject(new Error('No loaders of facts are registered'))

/** The router registers them: they know the features, which the platform does not. */
export const registerFactLoaders = (loading: typeof load): void => void (load = loading)

/** Loaded with the first fact: they need the query cache, which a visitor's page never loads. */
export const factLoaders = (): Promise<FactLoaders> => load()
