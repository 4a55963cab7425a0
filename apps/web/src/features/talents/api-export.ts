import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { exportCalls as calls } from '@fareeq/domain/talents/calls.ts'
import { type ExportFormat, exportName } from '@fareeq/domain/talents/export/rules-export.ts'
import { download } from '../../platform/calls/download.ts'

export const downloadProfile = (format: ExportFormat, lang: Lang) =>
  download(calls.exportProfile, { query: { format, lang } }, exportName(format, lang))
