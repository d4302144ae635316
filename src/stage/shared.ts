/** What was made for the graphics processor. */
interface Resource {
  dispose(): void;
}

const resources = new Set<Resource>();
let stages = 0;

/** Marks a resource that is shared by stages, such as a model's textures. */
export function shared<Made extends Resource>(resource: Made): Made {
  resources.add(resource);
  return resource;
}

/**
 * Notes that a stage draws. Returns the function that notes that it is gone. With the last stage everything shared
 * leaves the graphics processor, else it would hold on to the renderers, and the pages around them, for good; what is
 * drawn again comes back by itself.
 */
export function enterStage(): () => void {
  stages++;
  let left = false;
  return () => {
    if (left) return;
    left = true;
    stages--;
    if (stages === 0) for (const resource of resources) resource.dispose();
  };
}
