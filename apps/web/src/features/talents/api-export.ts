import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { exportContract as contract } from '@fareeq/domain/talents/contract-export.ts'
import { type ExportFormat, exportName } from '@fareeq/domain/talents/rules-export.ts'
import { download } from '../../platform/calls/download.ts'

export const takeAlong = (format: ExportFormat, lang: Lang) =>
  download(contract.exportProfile, { query: { format, lang } }, exportName(format, lang))
