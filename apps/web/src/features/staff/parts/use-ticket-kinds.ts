import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from '../messages/ticket-kinds/ar.ts'
import { en } from '../messages/ticket-kinds/en.ts'

export const useTicketKinds = () => useWords({ ar, en })
