import { InvoiceRecord } from '../../features/invoices/parts/operations/invoice-record.tsx'
import { RecordTransfer } from '../../features/payments/parts/operations/transfer-form.tsx'

/** One invoice, and the transfers that pay it. */
export const Screen = () => <InvoiceRecord transfer={(invoice) => <RecordTransfer invoice={invoice} />} />
