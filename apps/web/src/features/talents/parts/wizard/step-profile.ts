import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { createContext, useContext } from 'react'

/** The profile that the steps around it edit. */
export const ProfileContext = createContext<Profile | null>(null)

export function useProfile(): Profile {
  const profile = useContext(ProfileContext)
  if (!profile) throw new Error('A step stands inside <StepHost>')
  return profile
}
