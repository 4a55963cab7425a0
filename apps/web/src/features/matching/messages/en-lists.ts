import type { ListWords } from './ar-lists.ts'
import { en as counted } from './counted/en.ts'

const { talents } = counted

export const enLists: ListWords = {
  marked: {
    saved: 'Saved',
    shortlisted: 'Added to your shortlist',
    shortlistedBy: (moment) => `Your account manager replies by ${moment}.`,
    savedToShortlist: 'Moved from Saved to your shortlist',
    shortlistToSaved: 'Moved to Saved; the request to nominate is withdrawn',
    removed: 'Removed from your list',
    undo: 'Undo',
  },
  compare: {
    tray: 'Comparison',
    open: (n) => `Compare (${n})`,
    remove: (name) => `Remove ${name} from the comparison`,
    clear: 'Clear',
    title: 'Compare talents',
    text: 'Side by side, based on your request.',
    back: 'Back to the results',
    row: 'Item',
    match: 'Match',
    role: 'Role',
    experience: 'Experience',
    country: 'Country',
    skills: 'Required skills',
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
    text: 'Only you see saved talents. Your account manager sees the shortlist and takes the next step. A talent is on one list at a time.',
    tabs: 'Lists',
    saved: 'Saved',
    shortlisted: 'Shortlist',
    emptySaved: 'You have not saved anyone yet',
    emptySavedText: 'Save matched talents you like to find them here.',
    emptyShortlisted: 'Your shortlist is empty',
    emptyShortlistedText: 'Add the people you want to work with, and your account manager takes the next step.',
    find: 'Browse matched talents',
    gone: (n) => `No longer available: ${talents(n)}`,
  },
}
