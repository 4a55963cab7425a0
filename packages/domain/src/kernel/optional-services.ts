/** What an installation may go without: it is not offered then, and never played by a stand-in. */
export const OPTIONAL_SERVICES = ['google', 'card', 'whatsapp', 'voice'] as const
export type OptionalService = (typeof OPTIONAL_SERVICES)[number]
