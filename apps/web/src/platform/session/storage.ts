import type { User } from '@fareeq/domain/accounts/schema.ts'
import { type Lang, isLang } from '@fareeq/domain/kernel/language/locale.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { writeCookie } from '../document/cookie.ts'

/** Form data of a client without an account yet, posted after the first login. */
export type StepOneData = {
  about: Record<string, unknown>
  services?: Record<string, unknown>
  /** Parsed from the scope, for the later steps of the request. */
  brief?: BriefDraft
}

/** Stored values by their specified keys (D-05, D-14). */
export type StorageValues = {
  token: string
  user: User
  step: number
  otpVerified: boolean
  activeProject: string
  sessionId: string
  lang: Lang
  croFlag: boolean
  skipTour: boolean
  utm: Record<string, string>
  stepOneData: StepOneData
  /** Parsed from the client's brief before sign-up: the wizard offers it for that request. */
  requestBrief: { project_id: string; draft: BriefDraft }
  oneStep: boolean
  pressedBack: boolean
  /** Return address after sign-in (Google leaves the site) or after confirming terms. */
  returnTo: string
  /** The page to open once the phone is verified (D-09). */
  verifyURL: string
  /** When a client postponed the phone question, in milliseconds. */
  phoneLater: number
  /** The last search by role, as a query string. */
  matchingFilters: Record<string, string>
  /** The device zone for which the zone notice was dismissed (D-116). */
  zoneSeen: string
  /** The zone that an account was given by this device, until its notice is dismissed (D-116). */
  zoneAdopted: string
  /** The camera, microphone and speaker that were chosen on this device, by the ids that its browser gives this site. */
  devices: { camera?: string; microphone?: string; speaker?: string }
  /** Colleagues can switch single-key shortcuts off (WCAG 2.1.4). */
  shortcutsOff: boolean
  /** The staff session, under its own key: the two realms never mix (D-04). */
  staff: { token: string; member: StaffMember }
  /** Impersonation in this tab: the session keys of the tab are then kept apart from the browser's own. */
  impersonation: {
    id: string
    until: string
    name: string
    back: string
    /** On behalf of a company. */ acts?: boolean
  }
}
export type StoredKey = keyof StorageValues

type Codec<Value> = { read: (text: string) => Value | undefined; write: (value: Value) => string }

/** An unreadable value counts as absent. */
const json = <Value>(is: (value: unknown) => boolean): Codec<Value> => ({
  read(text) {
    try {
      const value: unknown = JSON.parse(text)
      return is(value) ? (value as Value) : undefined
    } catch {
      return undefined
    }
  },
  write: (value) => JSON.stringify(value),
})
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text: Codec<string> = { read: (value) => value || undefined, write: (value) => value }
const flag: Codec<boolean> = { read: (value) => value === '1' || value === 'true', write: (on) => (on ? '1' : '0') }

const codecs: { [Key in StoredKey]: Codec<StorageValues[Key]> } = {
  token: text,
  user: json((value) => isObject(value) && typeof value.id === 'string' && typeof value.type === 'number'),
  step: json((value) => Number.isInteger(value) && (value as number) >= 1),
  otpVerified: { read: flag.read, write: String },
  activeProject: text,
  sessionId: text,
  lang: { read: (value) => (isLang(value) ? value : undefined), write: (lang) => lang },
  croFlag: flag,
  skipTour: flag,
  utm: json((value) => isObject(value) && Object.values(value).every((entry) => typeof entry === 'string')),
  stepOneData: json((value) => isObject(value) && isObject(value.about)),
  requestBrief: json((value) => isObject(value) && typeof value.project_id === 'string' && isObject(value.draft)),
  oneStep: flag,
  pressedBack: flag,
  returnTo: text,
  verifyURL: text,
  shortcutsOff: flag,
  phoneLater: json((value) => typeof value === 'number'),
  matchingFilters: json((value) => isObject(value) && Object.values(value).every((entry) => typeof entry === 'string')),
  devices: json((value) => isObject(value) && Object.values(value).every((id) => typeof id === 'string')),
  zoneSeen: text,
  zoneAdopted: text,
  staff: json(
    (value) =>
      isObject(value) &&
      typeof value.token === 'string' &&
      isObject(value.member) &&
      typeof value.member.id === 'string' &&
      Array.isArray(value.member.roles),
  ),
  impersonation: json((value) => isObject(value) && typeof value.id === 'string' && typeof value.until === 'string'),
}

/** Kept in session storage during an impersonation, so that the browser's own session stays as it is. */
const IMPERSONATION_KEYS: readonly string[] = [
  'token',
  'user',
  'step',
  'otpVerified',
  'activeProject',
] satisfies StoredKey[]

/** In session storage: they belong to one visit, not to the person. */
const OF_THIS_TAB: readonly string[] = [
  'pressedBack',
  'returnTo',
  'verifyURL',
  'staff',
  'impersonation',
] satisfies StoredKey[]

const SURVIVES_LOGOUT: readonly string[] = ['lang', 'croFlag'] satisfies StoredKey[]

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export type BrowserStorage = ReturnType<typeof createStorage>

/** Storage that is missing, forbidden or full is replaced by memory, key by key, until the page is closed. */
export function createStorage(local: StorageArea | null, session: StorageArea | null) {
  const memory = new Map<string, string>()
  const isImpersonating = () => {
    try {
      return session?.getItem('impersonation') != null
    } catch {
      return false
    }
  }
  const placeOf = (key: string): { area: StorageArea | null; name: string } =>
    IMPERSONATION_KEYS.includes(key) && isImpersonating()
      ? { area: session, name: `impersonation:${key}` }
      : { area: OF_THIS_TAB.includes(key) ? session : local, name: key }

  function getText(key: string): string | null {
    const { area, name } = placeOf(key)
    const remembered = memory.get(name)
    if (remembered !== undefined) return remembered
    try {
      return area?.getItem(name) ?? null
    } catch {
      return null
    }
  }
  function removeText(area: StorageArea | null, key: string) {
    memory.delete(key)
    try {
      area?.removeItem(key)
    } catch {
      // Ignored: storage that cannot be written holds nothing of ours.
    }
  }
  function namesOn(area: StorageArea | null): string[] {
    try {
      return Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '')
    } catch {
      return []
    }
  }

  return {
    get<Key extends StoredKey>(key: Key): StorageValues[Key] | undefined {
      const text = getText(key)
      return text === null ? undefined : codecs[key].read(text)
    },
    set<Key extends StoredKey>(key: Key, value: StorageValues[Key]) {
      const text = codecs[key].write(value)
      if (key === 'lang') writeCookie('lang', text)
      const { area, name } = placeOf(key)
      try {
        if (!area) throw new Error('no storage')
        area.setItem(name, text)
        memory.delete(name)
      } catch {
        memory.set(name, text)
      }
    },
    remove(key: StoredKey) {
      const { area, name } = placeOf(key)
      removeText(area, name)
    },
    /** The tab is the browser's own again. */
    endImpersonation() {
      for (const key of IMPERSONATION_KEYS) removeText(session, `impersonation:${key}`)
      removeText(session, 'impersonation')
    },
    /** Clears all keys, unknown ones included, except the language and the CRO flag. */
    clearAtLogout() {
      for (const area of [local, session])
        for (const key of namesOn(area)) if (!SURVIVES_LOGOUT.includes(key)) removeText(area, key)
      for (const key of memory.keys()) if (!SURVIVES_LOGOUT.includes(key)) memory.delete(key)
    },
  }
}

/** Reading `window.localStorage` itself throws where storage is forbidden. */
function storageArea(name: 'localStorage' | 'sessionStorage'): StorageArea | null {
  try {
    return typeof window === 'undefined' ? null : window[name]
  } catch {
    return null
  }
}

export const storage = createStorage(storageArea('localStorage'), storageArea('sessionStorage'))
