import type { ListWords } from './ar-lists.ts'
import { en as counted } from './counted/en.ts'

const { talents } = counted

export const enLists: ListWords = {
  marked: {
    saved: 'Saved',
    shortlisted: 'Added to your shortlist',
    shortlistedText: 'Your account manager gets in touch within a working day.',
    removed: 'Removed from your list',
    undo: 'Undo',
  },
  compare: {
    tray: 'Comparison',
    open: (n) => `Compare (${n})`,
    remove: (name) => `Remove ${name} from the comparison`,
    clear: 'Clear',
    title: 'Compare talents',
    text: 'Side by side, by your request.',
    back: 'Back to the results',
    row: 'Item',
    match: 'Match',
    role: 'Role',
    experience: 'Experience',
    country: 'Country',
    skills: 'Skills asked for',
    otherSkills: 'Other skills',
    languages: 'Languages',
    overlap: 'Shared hours',
    availability: 'Availability',
    industries: 'Industries',
    verification: 'Verification',
    none: 'None',
  },
  saved: {
    title: 'Saved and shortlisted',
    text: 'Saved is for you alone. The shortlist reaches your account manager, who takes it from there.',
    tabs: 'Lists',
    saved: 'Saved',
    shortlisted: 'Shortlist',
    emptySaved: 'You have not saved anyone yet',
    emptySavedText: 'Save the matched talents you like and find them here again.',
    emptyShortlisted: 'Your shortlist is empty',
    emptyShortlistedText: 'Add whom you want to work with; your account manager takes the next step.',
    find: 'Browse matched talents',
    gone: (n) => `No longer available: ${talents(n)}`,
  },
}
