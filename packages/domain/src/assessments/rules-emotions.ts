/** Imported with a report, never derived by us: there is no analysis of faces or voices (D-52). */
export const EMOTIONS = ['ANGRY', 'DISGUSTED', 'FEAR', 'HAPPY', 'SAD', 'SURPRISED', 'CALM', 'CONFUSED'] as const
export type Emotion = (typeof EMOTIONS)[number]

/** ISO 3166 codes. */
const MEMBER_STATES = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
/** Parts of member states that have codes of their own and to which the law of the EU applies. */
const TERRITORIES = 'AX GF GP MF MQ RE YT'
const EU: ReadonlySet<string> = new Set(`${MEMBER_STATES} ${TERRITORIES}`.split(' '))

export type EmotionsFacts = {
  /** The report has any. */
  hasData: boolean
  /** Switched on by the business; there is no such policy, and no report has any emotions so far. */
  enabled: boolean
  /** The talent agreed to have them shown. */
  consented: boolean
  /** Where the talent lives; null when unknown. */
  country: string | null
}

/** Emotion recognition at work is forbidden in the EU, so a talent of unknown country is treated as living there. */
export const showsEmotions = ({ hasData, enabled, consented, country }: EmotionsFacts): boolean =>
  hasData && enabled && consented && country !== null && !EU.has(country)
