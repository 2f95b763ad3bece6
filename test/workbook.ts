import { zipSync } from 'fflate';

/** A sheet by the XML of its rows; each cell is written as it is. */
export type RawSheet = {
  name: string;
  rows: readonly (readonly string[])[];
  isHidden?: boolean;
  more?: string;
};

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A text, a number, or an error such as `#N/A` in a cell. */
export const textCell = (text: string) => ` t="inlineStr"><is><t xml:space="preserve">${text}</t></is>`;
export const numberCell = (value: number, style = 0) => ` s="${style}"><v>${value}</v>`;
export const errorCell = (error: string) => ` t="e"><v>${error}</v>`;

/** A workbook as no library writes it. Style 1 is a day. */
export function rawWorkbook(sheets: readonly RawSheet[], prologue = ''): Uint8Array {
  const sheetOf = ({ rows, more = '' }: RawSheet) =>
    `${XML}${prologue}<worksheet xmlns="${MAIN}"><sheetData>${rows
      .map(
        (cells, at) =>
          `<row r="${at + 1}">${cells
            .map((cell, place) =>
              cell === '' ? '' : `<c r="${String.fromCharCode(65 + place)}${at + 1}"${cell}</c>`,
            )
            .join('')}</row>`,
      )
      .join('')}</sheetData>${more}</worksheet>`;
  const named = sheets
    .map(
      ({ name, isHidden = false }, at) =>
        `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
    )
    .join('');
  const related = sheets
    .map(
      (_sheet, at) =>
        `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('');
  return zipSync({
    '[Content_Types].xml': bytes(
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ),
    '_rels/.rels': bytes(
      `${XML}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': bytes(
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${named}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      `${XML}<Relationships xmlns="${PACKAGE}">${related}<Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': bytes(
      `${XML}<styleSheet xmlns="${MAIN}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, bytes(sheetOf(sheet))]),
    ),
  });
}
