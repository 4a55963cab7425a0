import { BuddyPage } from '../parts/buddy-page.tsx'

export const Screen = () => <BuddyPage />
