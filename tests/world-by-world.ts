import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files of one project and environment after those of another, not mixed. A worker that goes on in the same
 * world keeps the modules that it has loaded; between worlds it is started again.
 */
export class WorldByWorld extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const worlds = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const world = worldOf(file);
      worlds.set(world, [...(worlds.get(world) ?? []), file]);
    }
    return [...worlds.values()].flat();
  }
}

function worldOf({ moduleId, project }: TestSpecification): string {
  const [, environment = ''] = /@vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8')) ?? [];
  return `${project.name} ${environment}`;
}
