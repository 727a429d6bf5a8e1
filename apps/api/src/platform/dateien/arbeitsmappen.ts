/** ExcelJS, loaded with the first workbook that is read or written: it takes 40 MB and a quarter of a second. */
export const ladeExcel = async () => (await import('exceljs')).default;
