import { Canvas } from '@react-three/fiber';
import { createRoot } from 'react-dom/client';

/** A minimal page with a 3D scene: the baseline for the first frame. */
createRoot(document.getElementById('root')!).render(
  <Canvas>
    <directionalLight position={[2, 3, 4]} />
    <mesh>
      <boxGeometry />
      <meshStandardMaterial color="#c05030" />
    </mesh>
  </Canvas>,
);
