import type { OtherKind } from '../../../shop/sheets/other-kinds.ts';

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** What a file is that is neither CSV nor a readable XLSX, by its bytes: each needs something else of the merchant. */
export function otherKindOf(given: Uint8Array): OtherKind {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND))
    return bytes.includes(ENCRYPTED) ? 'locked' : 'xls';
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return kindOfZip(bytes);
  // Programs for accounts write a web page and call it a spreadsheet.
  return /<(?:table|html)\b/i.test(bytes.subarray(0, 4000).toString('latin1')) ? 'xls' : 'unknown';
}

// The names of its files stand in a ZIP as they are.
function kindOfZip(bytes: Buffer): OtherKind {
  if (bytes.subarray(0, 200).includes('opendocument')) return 'ods';
  if (bytes.includes('Index/Document.iwa') || bytes.includes('Index.zip')) return 'numbers';
  if (bytes.includes('xl/workbook.bin')) return 'xls';
  if (bytes.includes('word/document.xml')) return 'unknown';
  return bytes.includes('[Content_Types].xml') ? 'damaged' : 'zip';
}
