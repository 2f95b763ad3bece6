import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a file of tests starts programs, of which some are built. */
export const startsPrograms = (file: string) =>
  /node:child_process|store-process\.ts|startEmbeddedDatabase/.test(readFileSync(file, 'utf8'));

/**
 * Files that start programs take longest, though they are short, and wait most of the time: they are first, beside each
 * other and the rest, so that none of them is left alone at the end.
 */
export class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const startsAny = ({ moduleId }: TestSpecification) => startsPrograms(moduleId);
    return [...sorted.filter(startsAny), ...sorted.filter((file) => !startsAny(file))];
  }
}
