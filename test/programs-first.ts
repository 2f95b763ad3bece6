import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const startsPrograms = ({ moduleId }: TestSpecification) =>
  /node:child_process|store-process\.ts|startEmbeddedDatabase/.test(readFileSync(moduleId, 'utf8'));

/**
 * Files that start programs take longest, though they are short, and wait most of the time: they are first, beside each
 * other and the rest, so that none of them is left alone at the end.
 */
export class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(startsPrograms), ...sorted.filter((file) => !startsPrograms(file))];
  }
}
