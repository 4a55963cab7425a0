import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'
import { certificationForm, educationForm, experienceForm, projectForm } from '@fareeq/domain/talents/schema-entries.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { acceptEntry, acceptIndustries, acceptLanguages, acceptPerson, acceptSkills } from './cv-accepting.ts'
import {
  certificationOffers,
  educationOffers,
  experienceOffers,
  industryOffers,
  languageOffers,
  type Offer,
  personOffers,
  projectOffers,
  type LanguageValue,
  skillOffers,
} from './cv-offers.ts'

/** One part of the proposal, and how it is merged. */
export type CvPart<Value> = {
  id: string
  offers: readonly Offer<Value>[]
  /** Incomplete values are completed first. */
  isWhole: (value: Value) => boolean
  /** Saves exactly these. */
  accept: (values: readonly Value[], key: string) => Promise<unknown>
  /** One call per value. */
  oneByOne?: boolean
}

const always = () => true

export const cvParts = (proposal: CvProposal, profile: Profile) => ({
  person: { id: 'person', offers: personOffers(proposal, profile), isWhole: always, accept: acceptPerson },
  skills: { id: 'skills', offers: skillOffers(proposal, profile), isWhole: always, accept: acceptSkills },
  industries: {
    id: 'industries',
    offers: industryOffers(proposal, profile),
    isWhole: always,
    accept: acceptIndustries,
  },
  languages: {
    id: 'languages',
    offers: languageOffers(proposal, profile),
    isWhole: ({ level }: LanguageValue) => level !== undefined,
    accept: acceptLanguages,
  },
  experiences: entries('experiences', experienceOffers(proposal, profile), experienceForm()),
  educations: entries('educations', educationOffers(proposal, profile), educationForm()),
  certifications: entries('certifications', certificationOffers(proposal, profile), certificationForm()),
  projects: entries('projects', projectOffers(proposal, profile), projectForm()),
})
export type CvParts = ReturnType<typeof cvParts>

type Kind = Parameters<typeof acceptEntry>[0]

const entries = <K extends Kind, Value extends Parameters<ReturnType<typeof acceptEntry<K>>>[0][number]>(
  id: K,
  offers: readonly Offer<Value>[],
  schema: { safeParse: (value: unknown) => { success: boolean } },
) => ({
  id,
  offers,
  isWhole: (value: Value) => schema.safeParse(value).success,
  accept: acceptEntry(id),
  oneByOne: true,
})

/** Type-erased part. */
export type AnyPart = CvPart<never>
export const partsOf = (parts: CvParts): AnyPart[] => Object.values(parts) as unknown as AnyPart[]

/** "Add all": complete values that replace nothing. */
export const readyIn = <Value>({ offers, isWhole }: CvPart<Value>): Offer<Value>[] =>
  offers.filter(({ isThere, replaces, value }) => !isThere && !replaces && isWhole(value))

/** What "add all" leaves: a value that is missing something has to be completed first. */
export const incompleteIn = <Value>({ offers, isWhole }: CvPart<Value>): Offer<Value>[] =>
  offers.filter(({ isThere, value }) => !isThere && !isWhole(value))
